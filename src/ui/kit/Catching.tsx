import { Component } from 'react';
import type { Elements } from './elements';

export interface CatchingProps {
  readonly onError: (error: unknown) => void;
  /** Replaces the children after one of them has thrown. */
  readonly broken: Elements;
  readonly children: Elements;
}

/** An error boundary, which React supports only as a class; it recovers only when mounted again. */
export class Catching extends Component<CatchingProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): Elements {
    return this.state.isBroken ? this.props.broken : this.props.children;
  }
}
