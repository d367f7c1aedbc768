import { part, type PartLoaders } from './ContainerParts';

const expertFiles = () => import('./modules/expertFilesModule').then((m) => m.expertFilesModule);
const cabinet = () => import('./modules/cabinetModule').then((m) => m.cabinetModule);
const fileCabinet = () => import('./modules/fileCabinetModule').then((m) => m.fileCabinetModule);
const fileContents = () => import('./modules/fileContentsModule').then((m) => m.fileContentsModule);
const fileChoice = () => import('./modules/fileChoiceModule').then((m) => m.fileChoiceModule);
const offers = () => import('./modules/offersModule').then((m) => m.offersModule);
const orders = () => import('./modules/ordersModule').then((m) => m.ordersModule);
const packing = () => import('./modules/packingModule').then((m) => m.packingModule);
const preview = () => import('./modules/previewModule').then((m) => m.previewModule);
const quotationPages = () => import('./modules/quotationPagesModule').then((m) => m.quotationPagesModule);
const sharing = () => import('./modules/sharingModule').then((m) => m.sharingModule);

/**
 * Where each screen and each part of one that comes later has its code, and the modules beside `signedInModules` that
 * bind what it works with.
 */
export const signedInParts: Omit<PartLoaders, 'signUp' | 'signedIn'> = {
  cabinetPreview: part(
    () => import('../ui/documents/CabinetPreview').then((m) => m.CabinetPreview),
    cabinet,
    fileContents,
    packing,
    preview,
  ),
  cabinetZip: part(
    () => import('../ui/documents/CabinetZip').then((m) => m.CabinetZip),
    cabinet,
    fileContents,
    packing,
    preview,
  ),
  cart: part(
    () => import('../ui/cart/CartScreen').then((m) => m.CartScreen),
    () => import('./modules/cartPageModule').then((m) => m.cartPageModule),
    offers,
    orders,
  ),
  dashboard: part(() => import('../ui/dashboard/DashboardScreen').then((m) => m.DashboardScreen)),
  deadlines: part(
    () => import('../ui/deadlines/DeadlinesScreen').then((m) => m.DeadlinesScreen),
    () => import('./modules/deadlinesModule').then((m) => m.deadlinesModule),
  ),
  fileCabinet: part(
    () => import('../ui/documents/FileCabinetScreen').then((m) => m.FileCabinetScreen),
    fileCabinet,
    fileChoice,
  ),
  fileWarnings: part(() => import('../ui/documents/FileWarningList').then((m) => m.FileWarningList)),
  menu: part(() => import('../ui/shell/SidebarDrawer').then((m) => m.SidebarDrawer)),
  moneyLine: part(() => import('../ui/payments/MoneyLine').then((m) => m.MoneyLine)),
  needsYou: part(() => import('../ui/attention/NeedsYou').then((m) => m.NeedsYou), expertFiles, sharing),
  newRelease: part(
    () => import('../ui/shell/NewRelease').then((m) => m.NewRelease),
    () => import('./modules/interruptionsModule').then((m) => m.interruptionsModule),
  ),
  notifications: part(() =>
    import('../ui/notifications/NotificationsScreen').then((m) => m.NotificationsScreen),
  ),
  payNow: part(() => import('../ui/checkout/PayNow').then((m) => m.PayNow), orders),
  payRow: part(() => import('../ui/attention/PayRow').then((m) => m.PayRow), orders),
  paymentResult: part(
    () => import('../ui/checkout/PaymentResultScreen').then((m) => m.PaymentResultScreen),
    orders,
    sharing,
  ),
  payments: part(
    () => import('../ui/payments/PaymentsScreen').then((m) => m.PaymentsScreen),
    () => import('./modules/paymentsModule').then((m) => m.paymentsModule),
    fileContents,
    packing,
  ),
  photoPdf: part(
    () => import('../ui/documents/PhotoPdfDialog').then((m) => m.PhotoPdfDialog),
    () => import('./modules/photosModule').then((m) => m.photosModule),
    fileChoice,
  ),
  profile: part(
    () => import('../ui/profile/ProfileScreen').then((m) => m.ProfileScreen),
    () => import('./modules/profilePageModule').then((m) => m.profilePageModule),
  ),
  questionFlow: part(
    () => import('../ui/pricing/QuestionFlowScreen').then((m) => m.QuestionFlowScreen),
    () => import('./modules/pricingModule').then((m) => m.pricingModule),
    offers,
  ),
  quotation: part(
    () => import('../ui/quotations/QuotationScreen').then((m) => m.QuotationScreen),
    quotationPages,
    fileContents,
    preview,
    sharing,
  ),
  quotationList: part(
    () => import('../ui/quotations/QuotationListScreen').then((m) => m.QuotationListScreen),
    quotationPages,
    fileContents,
    preview,
    sharing,
  ),
  quotationRequest: part(
    () => import('../ui/quotations/QuotationRequestScreen').then((m) => m.QuotationRequestScreen),
    quotationPages,
    fileContents,
    preview,
    sharing,
  ),
  recentlyCompleted: part(
    () => import('../ui/work/RecentlyCompleted').then((m) => m.RecentlyCompleted),
    expertFiles,
    sharing,
  ),
  score: part(() => import('../ui/score/ScoreScreen').then((m) => m.ScoreScreen)),
  searchResults: part(
    () => import('../ui/search/SearchResults').then((m) => m.SearchResults),
    () => import('./modules/searchLoadedModule').then((m) => m.searchLoadedModule),
  ),
  severalUploads: part(
    () => import('../ui/documents/SeveralUploads').then((m) => m.SeveralUploads),
    () => import('./modules/severalUploadsModule').then((m) => m.severalUploadsModule),
    fileCabinet,
    fileChoice,
  ),
  subService: part(() => import('../ui/catalogue/SubServiceScreen').then((m) => m.SubServiceScreen), offers),
  subServices: part(
    () => import('../ui/catalogue/SubServicesScreen').then((m) => m.SubServicesScreen),
    offers,
  ),
  task: part(
    () => import('../ui/work/TaskScreen').then((m) => m.TaskScreen),
    () => import('./modules/taskModule').then((m) => m.taskModule),
    expertFiles,
    fileChoice,
    sharing,
  ),
  transactionsTab: part(() => import('../ui/transactions/TransactionsTab').then((m) => m.TransactionsTab)),
};
