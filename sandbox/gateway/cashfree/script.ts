/** The script that a page loads to leave for the hosted page: it posts the session to this origin. */
export const CASHFREE_SCRIPT = `(() => {
  const origin = new URL(document.currentScript.src).origin;
  window.Cashfree = ({ mode }) => ({
    checkout: async ({ paymentSessionId, redirectTarget = '_self' }) => {
      if (!['sandbox', 'production'].includes(mode)) return { error: { message: 'mode is not valid' } };
      const form = document.createElement('form');
      form.method = 'post';
      form.action = origin + '/pg/view/sessions/checkout';
      form.target = redirectTarget;
      const input = document.createElement('input');
      input.type = 'hidden';
      input.name = 'payment_session_id';
      input.value = paymentSessionId;
      form.append(input);
      document.body.append(form);
      form.submit();
      return { redirect: true };
    },
  });
})();
`;
