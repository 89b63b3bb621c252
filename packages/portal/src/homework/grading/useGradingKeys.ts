import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Where keys have a meaning of their own. */
const OWN_KEYS = 'input, textarea, select, audio, video, iframe, [role=dialog], [role=alertdialog]';

const letters: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1 };
const arrows: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Goes through students by J and K, where the focus is among them (WCAG 2.1.4), and by the arrows, but not within a field. */
export function useGradingKeys(region: RefObject<HTMLElement | null>, step: (by: 1 | -1) => void): void {
  const follow = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return;
    if (!(target instanceof Element) || target.closest(OWN_KEYS)) return;
    const by = arrows[key] ?? (region.current?.contains(target) ? letters[key.toLowerCase()] : undefined);
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  });

  useEffect(() => {
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, []);
}
