import type { ReactNode } from 'react';

const yellow = 'var(--mui-palette-students-main)';
const blue = 'var(--mui-palette-teachers-main)';
const pink = 'var(--mui-palette-parents-main)';
const green = 'var(--mui-palette-schools-main)';
const paper = 'var(--mui-palette-background-paper)';
const ink = 'var(--mui-palette-text-primary)';

const line = { fill: 'none', stroke: ink, strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** Drawn on a square of 48 in the colours of the audiences, so that they follow the theme. */
const drawings = {
  home: (
    <>
      <path fill={yellow} d="M10 22h28v20H10z" />
      <path fill={pink} d="M24 5 4 23h40z" />
      <path fill={blue} d="M20 29h8v13h-8z" />
    </>
  ),
  homework: (
    <>
      <rect x="8" y="6" width="26" height="36" rx="4" fill={blue} />
      <path {...line} stroke={paper} d="M14 15h14M14 23h14M14 31h7" />
      <path fill={yellow} d="m42 15-14 18-3 8 7-4 14-18z" />
      <path fill={pink} d="m42 15 4 4 1-3-2-2z" />
    </>
  ),
  calendar: (
    <>
      <rect x="5" y="9" width="38" height="34" rx="6" fill={pink} />
      <path fill={paper} d="M9 19h30v20H9z" />
      <path {...line} d="M15 5v8M33 5v8" />
      <path fill={yellow} d="M13 23h6v6h-6zm16 0h6v6h-6z" />
      <path fill={green} d="M21 31h6v6h-6z" />
    </>
  ),
  points: (
    <path
      fill={yellow}
      stroke={ink}
      strokeWidth="2.5"
      strokeLinejoin="round"
      d="m24 4 6 13 14 2-10 10 2.5 14L24 36.5 11.5 43 14 29 4 19l14-2z"
    />
  ),
  map: (
    <>
      <path fill={blue} opacity=".25" d="M2 33h44v11H2z" />
      <path fill={green} d="M5 36c2-9 8-13 13-13s11 4 13 13z" />
      <path fill={yellow} d="M25 38c1-6 5-9 9-9s8 3 9 9z" />
      <path {...line} d="M18 24V11" />
      <path fill={pink} d="m19 5 12 5-12 5z" />
    </>
  ),
  live: (
    <>
      <rect x="4" y="10" width="40" height="26" rx="5" fill={blue} />
      <circle cx="24" cy="20" r="5" fill={yellow} />
      <path fill={yellow} d="M14 33c0-5 4-8 10-8s10 3 10 8z" />
      <path {...line} d="M16 43h16" />
    </>
  ),
  courses: (
    <>
      <path fill={green} d="M4 10c8-3 15-2 20 3 5-5 12-6 20-3v28c-8-3-15-2-20 3-5-5-12-6-20-3z" />
      <path
        {...line}
        stroke={paper}
        d="M24 15v22M10 18c3-1 6 0 8 1M30 19c2-1 5-2 8-1M10 26c3-1 6 0 8 1M30 27c2-1 5-2 8-1"
      />
    </>
  ),
  galaxies: (
    <>
      <circle cx="24" cy="24" r="12" fill={pink} />
      <ellipse cx="24" cy="24" rx="21" ry="7" {...line} stroke={yellow} transform="rotate(-20 24 24)" />
      <circle cx="9" cy="9" r="2.5" fill={yellow} />
      <circle cx="40" cy="38" r="2.5" fill={blue} />
    </>
  ),
  clubs: (
    <>
      <circle cx="15" cy="16" r="7" fill={yellow} />
      <circle cx="33" cy="16" r="7" fill={green} />
      <path fill={yellow} d="M3 41c0-9 5-15 12-15s12 6 12 15z" />
      <path fill={green} d="M21 41c0-9 5-15 12-15s12 6 12 15z" opacity=".9" />
    </>
  ),
  resources: (
    <>
      <path fill={yellow} d="M4 12c0-2 2-4 4-4h10l4 5h18c2 0 4 2 4 4v21c0 2-2 4-4 4H8c-2 0-4-2-4-4z" />
      <path fill={paper} d="m20 21 12 7-12 7z" />
    </>
  ),
  subject: (
    <>
      <rect x="9" y="5" width="31" height="38" rx="4" fill={blue} />
      <path fill={yellow} d="M9 9c0-2 2-4 4-4h3v38h-3c-2 0-4-2-4-4z" />
      <path fill={paper} d="M21 13h14v8H21z" />
    </>
  ),
  class: (
    <>
      <rect x="4" y="7" width="40" height="26" rx="3" fill={green} />
      <path {...line} stroke={paper} d="m12 17 4 6 4-9M26 16h10M26 24h7" />
      <path {...line} d="M14 33 9 43M34 33l5 10" />
    </>
  ),
  announcements: (
    <>
      <path fill={pink} d="M6 19v11h8l20 10V9L14 19z" />
      <path fill={yellow} d="M12 31h7l3 11h-7z" />
      <path {...line} d="M40 18c3 4 3 9 0 13" />
    </>
  ),
  attendance: (
    <>
      <circle cx="24" cy="24" r="19" fill={green} />
      <path {...line} stroke={paper} strokeWidth="5" d="m15 25 7 7 12-15" />
    </>
  ),
  games: (
    <>
      <path fill={blue} d="M15 14h18c8 0 12 8 12 16s-8 8-12 2H15C11 38 3 38 3 30s4-16 12-16z" />
      <path {...line} stroke={paper} d="M15 19v8M11 23h8" />
      <circle cx="33" cy="20" r="2.5" fill={yellow} />
      <circle cx="37" cy="26" r="2.5" fill={pink} />
    </>
  ),
  card: (
    <>
      <rect x="4" y="10" width="40" height="28" rx="5" fill={pink} />
      <circle cx="15" cy="21" r="5" fill={yellow} />
      <path fill={yellow} d="M7 34c0-5 3-7 8-7s8 2 8 7z" />
      <path {...line} stroke={paper} d="M29 19h9M29 26h6" />
    </>
  ),
  avatar: (
    <>
      <circle cx="24" cy="24" r="19" fill={yellow} />
      <circle cx="17" cy="21" r="3" fill={ink} />
      <circle cx="31" cy="21" r="3" fill={ink} />
      <path {...line} d="M15 30c5 6 13 6 18 0" />
    </>
  ),
  flask: (
    <>
      <path fill={blue} opacity=".25" d="M19 6h10v14l11 18c2 3 0 6-3 6H11c-3 0-5-3-3-6l11-18z" />
      <path fill={green} d="M14 29h20l6 9c2 3 0 6-3 6H11c-3 0-5-3-3-6z" />
      <path {...line} d="M17 6h14" />
      <circle cx="21" cy="36" r="2.5" fill={yellow} />
      <circle cx="28" cy="34" r="2" fill={paper} />
    </>
  ),
  robot: (
    <>
      <path {...line} d="M24 5v6" />
      <circle cx="24" cy="5" r="3" fill={pink} />
      <rect x="9" y="11" width="30" height="22" rx="6" fill={blue} />
      <circle cx="18" cy="21" r="4" fill={yellow} />
      <circle cx="30" cy="21" r="4" fill={yellow} />
      <rect x="15" y="35" width="18" height="9" rx="3" fill={green} />
    </>
  ),
  palette: (
    <>
      <path fill={yellow} d="M24 6C12 6 4 14 4 24s8 18 18 18c4 0 4-4 3-6s0-6 5-6h6c5 0 8-3 8-8C44 12 36 6 24 6z" />
      <circle cx="14" cy="22" r="3.5" fill={pink} />
      <circle cx="22" cy="14" r="3.5" fill={blue} />
      <circle cx="33" cy="17" r="3.5" fill={green} />
    </>
  ),
  music: (
    <>
      <path {...line} strokeWidth="4" d="M17 36V10l22-4v26" />
      <ellipse cx="12" cy="37" rx="7" ry="5.5" fill={pink} />
      <ellipse cx="34" cy="33" rx="7" ry="5.5" fill={blue} />
    </>
  ),
  ball: (
    <>
      <circle cx="24" cy="24" r="19" fill={yellow} />
      <path {...line} d="M24 5v38M5 24h38M10 11c8 7 8 19 0 26M38 11c-8 7-8 19 0 26" />
    </>
  ),
  leaf: (
    <>
      <path fill={green} d="M8 40C4 20 18 6 42 6c1 24-12 38-34 34z" />
      <path {...line} stroke={paper} d="M10 38C16 28 24 20 34 14" />
    </>
  ),
  dice: (
    <>
      <rect x="6" y="6" width="36" height="36" rx="8" fill={pink} />
      <circle cx="16" cy="16" r="4" fill={paper} />
      <circle cx="24" cy="24" r="4" fill={paper} />
      <circle cx="32" cy="32" r="4" fill={paper} />
    </>
  ),
  image: (
    <>
      <rect x="4" y="8" width="40" height="32" rx="5" fill={blue} />
      <circle cx="15" cy="18" r="4" fill={yellow} />
      <path fill={green} d="m8 37 10-12 7 8 6-9 9 13z" />
    </>
  ),
  join: (
    <>
      <circle cx="20" cy="15" r="8" fill={yellow} />
      <path fill={yellow} d="M5 43c0-10 6-17 15-17s15 7 15 17z" />
      <path {...line} strokeWidth="4" d="M38 14v14M31 21h14" />
    </>
  ),
  badge: (
    <>
      <path fill={pink} d="m15 26-4 18 13-6 13 6-4-18z" />
      <circle cx="24" cy="18" r="14" fill={yellow} stroke={ink} strokeWidth="2.5" />
      <path {...line} d="m18 18 4 4 8-8" />
    </>
  ),
  flame: (
    <>
      <path fill={pink} d="M24 3c3 9 15 13 15 26a15 15 0 0 1-30 0c0-7 4-11 7-15 1 3 3 5 5 5 2-4 3-9 3-16z" />
      <path fill={yellow} d="M24 23c2 5 7 6 7 12a7 7 0 0 1-14 0c0-5 5-6 7-12z" />
    </>
  ),
  back: <path {...line} strokeWidth="5" d="M40 24H10M22 11 9 24l13 13" />,
  help: (
    <>
      <circle cx="24" cy="24" r="19" fill={blue} />
      <path {...line} stroke={paper} strokeWidth="4" d="M18 19c0-8 13-8 13 0 0 5-7 5-7 10M24 36v0" />
    </>
  ),
  leave: (
    <>
      <path fill={green} d="M6 5h24v38H6z" />
      <circle cx="24" cy="25" r="2.5" fill={yellow} />
      <path {...line} strokeWidth="4" d="M34 24h11M40 18l6 6-6 6" />
    </>
  ),
  speak: (
    <>
      <path fill={ink} d="M5 18h9l12-10v32L14 30H5z" />
      <path {...line} strokeWidth="4" d="M32 18c3 3 3 9 0 12M37 12c7 6 7 18 0 24" />
    </>
  ),
  quiet: <rect x="12" y="12" width="24" height="24" rx="4" fill={ink} />,
} as const satisfies Record<string, ReactNode>;

export type PictureName = keyof typeof drawings;

/** A drawing of a student's screen; decoration beside a name. A text direction from right to left mirrors the arrow back alone. */
export const Picture = ({ of, size }: { of: PictureName; size: number }) => (
  <svg
    viewBox="0 0 48 48"
    width={size}
    height={size}
    aria-hidden
    style={{ flexShrink: 0, display: 'block' }}
    className={of === 'back' ? 'room-back' : undefined}
  >
    {drawings[of]}
  </svg>
);
