/** What will be on the screens that are still to come. */
export const comingTexts = {
  fileCabinet: {
    title: 'Filecabinet',
    promise: 'Here you will find, filter, download and upload your documents.',
  },
  cart: {
    title: 'Cart',
    promise: 'Here you will check your items, use a discount code and place your order.',
  },
  paymentResult: {
    title: 'Payment',
    promise: 'Here you will see whether your payment has arrived, with your order.',
  },
  task: {
    title: 'Task',
    promise: 'Here you will upload the documents we need and follow each step of your service.',
  },
} as const;
