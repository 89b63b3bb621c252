import Typography from '@mui/material/Typography';

import { LabelledInput } from './LabelledInput.tsx';

interface FilesFieldProps {
  label: string;
  /** Types of files that may be chosen, as `accept` of an input takes them. */
  accept: string;
  /** What is wrong with the files, in words, or null. */
  error: string | null;
  /** How many may be chosen at once; further ones are left out. */
  most: number;
  /** How many and how large they may be, in words below the field. */
  limits: string;
  choose: (files: readonly File[]) => void;
}

/** Files that are sent with a form. */
export const FilesField = ({ label, accept, error, most, limits, choose }: FilesFieldProps) => (
  <>
    <LabelledInput
      type="file"
      multiple
      accept={accept}
      label={label}
      error={error}
      onChange={({ target }) => choose([...(target.files ?? [])].slice(0, most))}
    />
    <Typography variant="body2" color="text.secondary">
      {limits}
    </Typography>
  </>
);
