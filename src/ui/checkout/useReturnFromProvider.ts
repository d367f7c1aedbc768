import { useEffect } from 'react';
import type { HandOver } from './HandOver';

/**
 * Hears that the browser refused to go to the payment page, and that the customer is back from it: the back/forward cache
 * restores this page in its old state.
 */
export const useReturnFromProvider = (handOver: HandOver): void => {
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) handOver.comeBack();
    };
    const hear = ({ disposition, effectiveDirective }: SecurityPolicyViolationEvent): void => {
      if (disposition === 'enforce' && effectiveDirective === 'form-action') handOver.block();
    };
    window.addEventListener('pageshow', comeBack);
    document.addEventListener('securitypolicyviolation', hear);
    return () => {
      window.removeEventListener('pageshow', comeBack);
      document.removeEventListener('securitypolicyviolation', hear);
    };
  }, [handOver]);
};
