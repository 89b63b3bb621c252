import type { Declaration, Visitor } from 'lightningcss';

/** Sides of the screen; our layouts know only where lines and blocks start and end, so that they mirror. */
const SIDES = /(^|-)(left|right)(-|$)/;
const BOTH_SIDES = ['margin', 'padding', 'inset', 'scroll-margin', 'scroll-padding'];

/** Refuses what would stay where it is when a page runs from right to left. */
export const onlyLogical: Visitor<never> = {
  Declaration(declaration) {
    if (isPhysical(declaration)) throw new Error(`Not in a mirrored layout: ${JSON.stringify(declaration)}`);
  },
};

function nameOf(declaration: Declaration): string {
  if (declaration.property === 'unparsed') return declaration.value.propertyId.property;
  return declaration.property === 'custom' ? declaration.value.name : declaration.property;
}

function isPhysical(declaration: Declaration): boolean {
  const property = nameOf(declaration);
  if (SIDES.test(property) || property === 'float' || property === 'clear') return true;
  const value: unknown = 'value' in declaration ? declaration.value : null;
  if (property === 'text-align') return value === 'left' || value === 'right';
  if (!BOTH_SIDES.includes(property) || typeof value !== 'object' || value === null) return false;
  return 'left' in value && 'right' in value && JSON.stringify(value.left) !== JSON.stringify(value.right);
}
