/**
 * The script that a page loads to open the dialog: a frame on this origin, which tells by messages how the
 * payment ends. A payment that fails leaves the dialog open.
 */
export const CHECKOUT_SCRIPT = `(() => {
  const origin = new URL(document.currentScript.src).origin;
  window.Razorpay = class {
    constructor(options) {
      this.options = options;
      this.listeners = [];
    }
    on(event, listener) {
      if (event === 'payment.failed') this.listeners.push(listener);
    }
    open() {
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
