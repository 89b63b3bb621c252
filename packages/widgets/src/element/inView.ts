/** How far from the viewport a form begins to load: about one screen of a phone. */
const MARGIN = '600px';

const waiting = new WeakMap<Element, () => void>();

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      waiting.get(target)?.();
    }
  },
  { rootMargin: MARGIN },
);

/** Calls back once, when the element is shown near the viewport. */
export function whenNear(element: Element, callback: () => void): void {
  waiting.set(element, callback);
  observer.observe(element);
}
