import type { Audience } from '@lia/sdk/accounts/roles';

import './tiles.css';

/** One tile of a wall, drawn on a square of 40: quarter circles, dots and petals that meet across their edges. */
const drawings = {
  students: ['M0 0a40 40 0 0 1 40 40H0Z', 'M20 6l4 10 10 4-10 4-4 10-4-10-10-4 10-4Z'],
  teachers: ['M0 40a40 40 0 0 1 40-40v40Z', 'M20 4a16 16 0 0 1 0 32 16 16 0 0 1 0-32Z'],
  parents: ['M0 0a20 20 0 0 1 40 0 20 20 0 0 1-40 0Z', 'M20 36C4 24 8 8 20 16 32 8 36 24 20 36Z'],
  schools: ['M0 40V20a20 20 0 0 1 40 0v20Z', 'M4 4h14v14H4ZM22 22h14v14H22Z'],
} as const satisfies Record<Audience, readonly [string, string]>;

/** Where each of the two drawings stands on the wall, in tiles, and how far it is turned. */
const wall = [
  [0, 0, 0, 0],
  [1, 0, 1, 0],
  [2, 0, 0, 90],
  [3, 0, 1, 0],
  [1, 1, 0, 180],
  [2, 1, 1, 0],
  [3, 1, 0, 270],
  [2, 2, 1, 0],
  [3, 2, 0, 0],
  [3, 3, 1, 0],
] as const;

/** A corner of tiled wall in the audience's own pattern; decoration only. */
export function Tiles({ audience }: { audience: Audience }) {
  return (
    <svg className="tiles" aria-hidden viewBox="0 0 160 160">
      {wall.map(([x, y, drawing, turn]) => (
        <path
          key={`${x}-${y}`}
          d={drawings[audience][drawing]}
          transform={`translate(${x * 40} ${y * 40}) rotate(${turn} 20 20)`}
        />
      ))}
    </svg>
  );
}
