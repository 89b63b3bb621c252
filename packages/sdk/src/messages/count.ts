/**
 * `100000` → `100,000`, in both languages; digits behind a point are two at most. Not by `Intl.NumberFormat`: to build one holds up
 * a slow phone for longer than to draw a form.
 */
export const formatCount = (count: number | string | undefined): string =>
  `${count}`.replaceAll(/\B(?=(\d{3})+\b)/g, ',');
