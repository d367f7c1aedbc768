import { Component, type ReactNode } from 'react';

/** Shows the message of what its children throw. */
export class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { said: '' };

  static getDerivedStateFromError(error: Error): { readonly said: string } {
    return { said: error.message };
  }

  override render(): ReactNode {
    return this.state.said === '' ? this.props.children : <p>{this.state.said}</p>;
  }
}
