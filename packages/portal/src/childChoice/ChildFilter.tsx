import Box from '@mui/material/Box';

import { LabelledSelect } from '../fields/LabelledSelect.tsx';
import { useText } from '../i18n/useText.ts';

interface ChildFilterProps {
  /** First names, of which one may come several times. */
  names: readonly string[];
  child: string;
  choose: (name: string) => void;
}

/** Narrows what is of several children to one of them. Who was chosen elsewhere is there also without anything of theirs. */
export function ChildFilter({ names, child, choose }: ChildFilterProps) {
  const { t } = useText();
  const children = [...new Set(child === '' ? names : [...names, child])].toSorted();
  if (children.length < 2 && child === '') return null;
  return (
    <Box sx={{ minWidth: 180, maxWidth: 440, displayPrint: 'none' }}>
      <LabelledSelect label={t('children.filter')} value={child} onChange={({ target }) => choose(target.value)}>
        <option value="">{t('children.filter.all')}</option>
        {children.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </LabelledSelect>
    </Box>
  );
}
