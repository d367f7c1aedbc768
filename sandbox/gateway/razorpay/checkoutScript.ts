/**
 * The script that a page loads to open the dialog: a frame on another origin, which tells by messages how the
 * payment ends. A payment that fails leaves the dialog open. With `redirect` the page is left by a form, and the result
 * is posted to the callback.
 */
export const checkoutScript = (pages: string): string => `(() => {
  const own = new URL(document.currentScript.src).origin;
  const origin = ${JSON.stringify(pages)};
  window.Razorpay = class {
    constructor(options) {
      this.options = options;
      this.listeners = [];
    }
    on(event, listener) {
      if (event === 'payment.failed') this.listeners.push(listener);
    }
    leave() {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = own + '/v1/checkout/embedded';
      const { key, order_id, callback_url } = this.options;
      for (const [name, value] of Object.entries({ key_id: key, order_id, callback_url })) {
        const input = document.createElement('input');
        Object.assign(input, { type: 'hidden', name, value });
        form.append(input);
      }
      document.body.append(form);
      form.submit();
    }
    open() {
      if (this.options.redirect) return this.leave();
      const frame = document.createElement('iframe');
      frame.title = 'Razorpay';
      frame.src = origin + '/razorpay/dialog/' + encodeURIComponent(this.options.order_id);
      Object.assign(frame.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', border: '0', zIndex: '2147483647' });
      const close = () => {
        removeEventListener('message', hear);
        frame.remove();
      };
      const hear = ({ source, origin: from, data }) => {
        if (from !== origin || source !== frame.contentWindow) return;
        if (data.kind === 'failed') this.listeners.forEach((listener) => listener({ error: data.error }));
        if (data.kind === 'cancelled') {
          close();
          this.options.modal?.ondismiss?.();
        }
        if (data.kind === 'paid') {
          close();
          this.options.handler(data.proof);
        }
      };
      addEventListener('message', hear);
      document.body.append(frame);
      frame.focus();
    }
  };
})();
`;
