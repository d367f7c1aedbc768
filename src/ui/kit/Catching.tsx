import { Component, type ReactNode } from 'react';

export interface CatchingProps {
  readonly onError: (error: unknown) => void;
  /** Replaces the children after one of them has thrown. */
  readonly broken: ReactNode;
  readonly children: ReactNode;
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

  override render(): ReactNode {
    return this.state.isBroken ? this.props.broken : this.props.children;
  }
}
