/**
 * Why a picture was not read or a PDF not made. `Unreadable`: no picture that this browser can draw; `NotMade`: the
 * browser failed, for example for want of memory; `Unreachable`: the code for it could not be loaded; `Cancelled` was the
 * customer's choice.
 */
export interface PhotoFault {
  readonly kind: 'Unreadable' | 'NotMade' | 'Unreachable' | 'Cancelled';
}
