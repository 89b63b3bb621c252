import { type Theme, useMediaQuery } from '@mui/material';

/** Whether there is room for a table; below it, lists are cards. */
export const useWide = (): boolean => useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
