import type { SxProps, Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

import { MainPart } from './MainPart.tsx';

const Main = styled(MainPart)({ outline: 'none', h1: { outline: 'none' } });

interface PageProps extends Omit<ComponentProps<typeof MainPart>, 'className'> {
  /** The screen has no frame around it: take the whole window and stand in its middle. */
  bare?: boolean;
  sx?: SxProps<Theme>;
}

const middle = { minHeight: '100dvh', display: 'grid', alignContent: 'center', p: 4 } as const;

/** The main part of a screen in MUI's theme. */
export const Page = ({ bare = false, sx, ...props }: PageProps) => (
  <Main {...props} sx={[bare && middle, ...(Array.isArray(sx) ? sx : [sx])]} />
);
