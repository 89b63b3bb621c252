import { type ReactNode, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useRouteTitle } from '../routing/contexts.ts';

export const CONTENT_ID = 'contenido';

interface MainPartProps {
  /** Name of what is shown, for the window's title; that of the route where it is left out. */
  title?: string | undefined;
  className?: string;
  children: ReactNode;
}

function focusHeading(main: HTMLElement | null): HTMLElement | null {
  const heading = main?.querySelector('h1') ?? main;
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  return heading;
}

/** The main part of every screen, as it is without MUI. After a navigation it starts at its top, with its heading focused. */
export function MainPart({ title, className, children }: MainPartProps) {
  const { t } = useText();
  const routeTitle = useRouteTitle();
  const { key, pathname, search } = useLocation();
  const arrivedBy = useNavigationType();
  const main = useRef<HTMLElement>(null);
  const shown = useRef({ pathname: '', search });
  const focused = useRef<HTMLElement>(null);

  useEffect(() => {
    // It stood there until the page was read, and went with the focus.
    if (focused.current?.isConnected === false && document.activeElement === document.body)
      focused.current = focusHeading(main.current);
  });

  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, search };
    // A field of this page wrote its value into the query: the person is still there.
    if (arrivedBy === NavigationType.Replace && before.pathname === pathname && before.search !== search) return;
    // A list of this page led here: the choice goes on in it.
    if (main.current?.querySelector('select:focus')) return;
    // `default` is the address that the browser itself loaded: nothing moved, so focus stays where it is.
    if (key === 'default') return;
    // A dialog that was opened while the page was on its way keeps the focus: a person may be typing in it.
    if (!document.activeElement?.closest('[role$=dialog]')) focused.current = focusHeading(main.current);
    // Back and forward return to where the person was; the browser sees to it.
    if (arrivedBy !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [key, pathname, search, arrivedBy]);

  return (
    <main id={CONTENT_ID} ref={main} tabIndex={-1} className={className}>
      <title>{t('page.title', { title: title ?? routeTitle })}</title>
      {children}
    </main>
  );
}
