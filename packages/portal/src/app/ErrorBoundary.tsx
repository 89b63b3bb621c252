import { Component, type ReactNode } from 'react';

import { useText } from '../i18n/useText.ts';
import { Notice } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';

interface ErrorBoundaryProps {
  /** What is shown in the place of what broke. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Catches what a part of the portal throws, a chunk that no longer loads after a new version included. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}

export function BrokenPage() {
  const { t } = useText();
  return (
    <Page title={t('broken.title')} bare>
      <Notice
        title={t('broken.title')}
        text={t('broken.text')}
        action={{ label: t('action.reload'), run: () => location.reload() }}
      />
    </Page>
  );
}
