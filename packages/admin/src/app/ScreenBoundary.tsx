import { Component, type ReactNode } from 'react';

import { BrokenPage } from './BrokenPage.tsx';

interface ScreenBoundaryProps {
  /** The address: what broke on one screen is no reason to withhold the next. */
  place: string;
  children: ReactNode;
}

interface ScreenBoundaryState {
  error: unknown;
  place: string;
}

/** Catches what a screen throws, a file of it that is gone after a new version included; the menu stays. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { error: null, place: this.props.place };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ place }: ScreenBoundaryProps, state: ScreenBoundaryState) {
    return place === state.place ? null : { error: null, place };
  }

  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : <BrokenPage error={error} />;
  }
}
