import type { SignInPicture } from '@lia/sdk/signInPictures/rules';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const INK = '#1B2033';

/** Each is known by its outline alone: they are printed in black and white, and some children do not see their colours. */
const shapes: Readonly<Record<SignInPicture, ReactNode>> = {
  sun: (
    <>
      <circle cx="24" cy="24" r="10" fill="#F7B500" />
      <path d="M24 3v6M24 39v6M3 24h6M39 24h6M9 9l4 4M35 35l4 4M39 9l-4 4M13 35l-4 4" fill="none" strokeWidth="3" />
    </>
  ),
  moon: <path d="M31 5a19.5 19.5 0 1 0 12 28A17 17 0 0 1 31 5Z" fill="#B9A7F2" />,
  star: <path d="m24 3 6.3 13.6L45 18.4 34.2 28.6 37 43.4 24 36l-13 7.4 2.8-14.8L3 18.4l14.7-1.8Z" fill="#FFD84D" />,
  cloud: <path d="M13 38a9 9 0 0 1-1-18 12.5 12.5 0 0 1 23.5-2.5A10.3 10.3 0 0 1 36 38Z" fill="#CDE4F7" />,
  house: (
    <>
      <path d="M9 22v21h30V22L24 9Z" fill="#FFF3DC" />
      <path d="M3 24 24 5l21 19-4 4-17-15.5L7 28Z" fill="#D8433B" />
      <path d="M19 43V30h10v13Z" fill="#8A5A33" />
    </>
  ),
  tree: (
    <>
      <path d="M20.5 28h7v17h-7Z" fill="#8A5A33" />
      <circle cx="24" cy="18" r="15" fill="#3F9B54" />
    </>
  ),
  flower: (
    <>
      <path d="M24 28v17M24 42c5 0 9-2 10-7" fill="none" strokeWidth="3" />
      {[
        [24, 9],
        [33, 16],
        [29.5, 26],
        [18.5, 26],
        [15, 16],
      ].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="6.5" fill="#F08FB2" />
      ))}
      <circle cx="24" cy="18.5" r="5.5" fill="#FFD84D" />
    </>
  ),
  leaf: (
    <>
      <path d="M9 39C5 20 18 7 43 6c0 24-13 38-34 33Z" fill="#7BC043" />
      <path d="M4 44 30 18M17 31V20M23 25h9" fill="none" />
    </>
  ),
  apple: (
    <>
      <path
        d="M24 15c-6-4-17-2-17 10 0 11 8 20 13 20 2 0 3-1 4-1s2 1 4 1c5 0 13-9 13-20 0-12-11-14-17-10Z"
        fill="#D8343B"
      />
      <path d="M24 15c0-5 2-9 6-12" fill="none" strokeWidth="3" />
    </>
  ),
  fish: (
    <>
      <path d="M4 24c7-13 21-14 29-3l11-8v22l-11-8C25 38 11 37 4 24Z" fill="#2E9BD6" />
      <circle cx="14" cy="21" r="2.5" fill={INK} stroke="none" />
    </>
  ),
  boat: (
    <>
      <path d="M26 3v26h16Z" fill="#fff" />
      <path d="M22 9v20H8Z" fill="#F7B500" />
      <path d="M4 33h40l-7 11H11Z" fill="#B5522A" />
    </>
  ),
  car: (
    <>
      <path d="M3 35V25l8-2 5-10h16l7 10 6 2v10Z" fill="#2F6FD8" />
      <path d="M18 16h12l5 7H15Z" fill="#fff" />
      <circle cx="13.5" cy="36" r="5.5" fill="#5A6478" />
      <circle cx="34.5" cy="36" r="5.5" fill="#5A6478" />
    </>
  ),
  ball: (
    <>
      <circle cx="24" cy="24" r="20" fill="#FF8A3D" />
      <path d="M4 24h40M24 4v40M10 10c9 8 9 20 0 28M38 10c-9 8-9 20 0 28" fill="none" />
    </>
  ),
  kite: (
    <>
      <path d="M24 2 40 17 24 35 8 17Z" fill="#B77BE0" />
      <path d="M24 2v33M8 17h32M24 35c8 2-6 6 4 11" fill="none" />
    </>
  ),
  bell: (
    <>
      <circle cx="24" cy="40" r="5" fill="#8A5A33" />
      <path d="M24 4c10 0 13 8 13 16 0 9 3 12 7 16H4c4-4 7-7 7-16C11 12 14 4 24 4Z" fill="#F2C230" />
    </>
  ),
  key: (
    <path
      d="M14 13a11 11 0 1 0 10.5 14H30v6h5v-6h3v7h6V21H24.5A11 11 0 0 0 14 13Zm0 7a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z"
      fill="#9FB0C2"
    />
  ),
};

/** A picture that children press; its name stands beside or on what it is in. */
export const Drawing = ({ of, size }: { of: SignInPicture; size: string | number }) => (
  <Box
    component="svg"
    aria-hidden
    viewBox="0 0 48 48"
    stroke={INK}
    strokeWidth="2"
    strokeLinejoin="round"
    strokeLinecap="round"
    fillRule="evenodd"
    sx={{ width: size, height: size, display: 'block', printColorAdjust: 'exact' }}
  >
    {shapes[of]}
  </Box>
);
