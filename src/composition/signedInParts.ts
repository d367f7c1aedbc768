import { textLoader } from '../ui/texts/loading';
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
const uploads = () => import('./uploadParts');
const sharing = () => import('./modules/sharingModule').then((m) => m.sharingModule);

const screenTexts = () => textLoader.load('screens');
const worklistTexts = () => textLoader.load('worklist');

/**
 * Where each screen and each part of one that comes later has its code, and beside what every screen has, the
 * modules that bind what it works with and the texts that it reads.
 */
export const signedInParts: Omit<PartLoaders, 'signUp' | 'signedIn'> = {
  cabinetPreview: part(
    () => import('../ui/documents/CabinetPreview').then((m) => m.CabinetPreview),
    cabinet,
    fileContents,
    packing,
    preview,
    screenTexts,
  ),
  cabinetZip: part(
    () => import('../ui/documents/CabinetZip').then((m) => m.CabinetZip),
    cabinet,
    fileContents,
    packing,
    preview,
    screenTexts,
  ),
  cart: part(
    () => import('../ui/cart/CartScreen').then((m) => m.CartScreen),
    () => import('./modules/cartPageModule').then((m) => m.cartPageModule),
    offers,
    orders,
    screenTexts,
  ),
  dashboard: part(() => import('../ui/dashboard/DashboardScreen').then((m) => m.DashboardScreen)),
  deadlines: part(
    () => import('../ui/deadlines/DeadlinesScreen').then((m) => m.DeadlinesScreen),
    () => import('./modules/deadlinesModule').then((m) => m.deadlinesModule),
    screenTexts,
    worklistTexts,
  ),
  fileCabinet: part(
    () => import('../ui/documents/FileCabinetScreen').then((m) => m.FileCabinetScreen),
    fileCabinet,
    fileChoice,
    screenTexts,
    worklistTexts,
  ),
  fileWarnings: part(
    () => import('../ui/documents/FileWarningList').then((m) => m.FileWarningList),
    screenTexts,
  ),
  menu: part(() => import('../ui/shell/SidebarDrawer').then((m) => m.SidebarDrawer)),
  moneyLine: part(() => import('../ui/payments/MoneyLine').then((m) => m.MoneyLine)),
  needsYou: part(
    () => import('../ui/attention/NeedsYou').then((m) => m.NeedsYou),
    expertFiles,
    sharing,
    worklistTexts,
  ),
  newRelease: part(
    () => import('../ui/shell/NewRelease').then((m) => m.NewRelease),
    () => import('./modules/interruptionsModule').then((m) => m.interruptionsModule),
  ),
  notifications: part(() =>
    import('../ui/notifications/NotificationsScreen').then((m) => m.NotificationsScreen),
  ),
  papers: part(
    () => uploads().then((m) => m.PaperDialogs),
    () => uploads().then((m) => m.papersModule),
    fileChoice,
    sharing,
    screenTexts,
  ),
  payNow: part(() => import('../ui/checkout/PayNow').then((m) => m.PayNow), orders, screenTexts),
  payRow: part(() => import('../ui/attention/PayRow').then((m) => m.PayRow), orders, screenTexts),
  paymentResult: part(
    () => import('../ui/checkout/PaymentResultScreen').then((m) => m.PaymentResultScreen),
    orders,
    sharing,
    screenTexts,
  ),
  payments: part(
    () => import('../ui/payments/PaymentsScreen').then((m) => m.PaymentsScreen),
    () => import('./modules/paymentsModule').then((m) => m.paymentsModule),
    fileContents,
    packing,
    screenTexts,
  ),
  photoPdf: part(
    () => import('../ui/documents/PhotoPdfDialog').then((m) => m.PhotoPdfDialog),
    () => import('./modules/photosModule').then((m) => m.photosModule),
    fileChoice,
    screenTexts,
  ),
  profile: part(
    () => import('../ui/profile/ProfileScreen').then((m) => m.ProfileScreen),
    () => import('./modules/profilePageModule').then((m) => m.profilePageModule),
    screenTexts,
    fileChoice,
  ),
  questionFlow: part(
    () => import('../ui/pricing/QuestionFlowScreen').then((m) => m.QuestionFlowScreen),
    () => import('./modules/pricingModule').then((m) => m.pricingModule),
    offers,
    screenTexts,
  ),
  quotation: part(
    () => import('../ui/quotations/QuotationScreen').then((m) => m.QuotationScreen),
    quotationPages,
    fileContents,
    preview,
    sharing,
    screenTexts,
  ),
  quotationList: part(
    () => import('../ui/quotations/QuotationListScreen').then((m) => m.QuotationListScreen),
    quotationPages,
    fileContents,
    preview,
    sharing,
    screenTexts,
  ),
  quotationRequest: part(
    () => import('../ui/quotations/QuotationRequestScreen').then((m) => m.QuotationRequestScreen),
    quotationPages,
    fileContents,
    preview,
    sharing,
    screenTexts,
  ),
  recentlyCompleted: part(
    () => import('../ui/work/RecentlyCompleted').then((m) => m.RecentlyCompleted),
    expertFiles,
    sharing,
    worklistTexts,
  ),
  score: part(() => import('../ui/score/ScoreScreen').then((m) => m.ScoreScreen), screenTexts),
  searchResults: part(
    () => import('../ui/search/SearchResults').then((m) => m.SearchResults),
    () => import('./modules/searchLoadedModule').then((m) => m.searchLoadedModule),
  ),
  serviceDate: part(
    () => import('../ui/deadlines/ServiceDate').then((m) => m.ServiceDate),
    () => import('./modules/serviceDateModule').then((m) => m.serviceDateModule),
    worklistTexts,
  ),
  severalUploads: part(
    () => uploads().then((m) => m.SeveralUploads),
    () => uploads().then((m) => m.severalUploadsModule),
    fileCabinet,
    fileChoice,
    screenTexts,
    worklistTexts,
  ),
  shared: part(
    () => import('../ui/documents/SharedScreen').then((m) => m.SharedScreen),
    () => import('./modules/sharedFilesModule').then((m) => m.sharedFilesModule),
    fileChoice,
    screenTexts,
  ),
  subService: part(
    () => import('../ui/catalogue/SubServiceScreen').then((m) => m.SubServiceScreen),
    offers,
    screenTexts,
  ),
  subServices: part(
    () => import('../ui/catalogue/SubServicesScreen').then((m) => m.SubServicesScreen),
    offers,
    screenTexts,
  ),
  task: part(
    () => import('../ui/work/TaskScreen').then((m) => m.TaskScreen),
    () => import('./modules/taskModule').then((m) => m.taskModule),
    expertFiles,
    fileChoice,
    sharing,
    screenTexts,
    worklistTexts,
  ),
  transactionsTab: part(() => import('../ui/transactions/TransactionsTab').then((m) => m.TransactionsTab)),
};
