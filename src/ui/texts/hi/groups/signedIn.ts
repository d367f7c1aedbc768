// The words of antd's own parts come along.
export { default as antd } from 'antd/es/locale/hi_IN';
export { blog } from '../blog';
export { cart } from '../cart';
export { catalogue } from '../catalogue';
export { checkout } from '../checkout';
export { dashboard } from '../dashboard';
export { document } from '../document';
export { kit } from '../kit';
export { notification } from '../notification';
export { packing } from '../packing';
export { quotationSummary } from '../quotationSummary';
export { search } from '../search';
export { service } from '../service';
export { shell } from '../shell';
export { transaction } from '../transaction';
export { work } from '../work';
