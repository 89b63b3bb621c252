import BackIcon from '@mui/icons-material/ArrowBack';
import NextIcon from '@mui/icons-material/ArrowForward';
import FinishIcon from '@mui/icons-material/Check';
import { Box, Button, Step, StepLabel, Stepper } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';

import { useText } from '../../i18n/text.ts';

const steps = ['download', 'upload', 'verify', 'results'] as const;

interface StepLineProps {
  step: (typeof steps)[number];
  /** What is shown of the step, where that changes while it is open. */
  part?: string;
}

/** The four steps of an import, and which one is open. Takes the focus where what had it went away with the step before. */
export function StepLine({ step, part = step }: StepLineProps) {
  const t = useText();
  const place = steps.indexOf(step);
  const line = useRef<HTMLOListElement>(null);
  const shown = useRef(part);
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    if (document.activeElement === document.body) line.current?.focus();
  }, [part]);
  return (
    <Stepper
      ref={line}
      tabIndex={-1}
      activeStep={place}
      connector={null}
      component="ol"
      aria-label={t('importWizard.steps.name')}
      sx={stepper}
    >
      {steps.map((name, index) => (
        <Step key={name} component="li" {...(name === step && { 'aria-current': 'step' })}>
          <StepLabel
            sx={{ '& .MuiStepLabel-label': { display: { xs: index === place ? 'block' : 'none', sm: 'block' } } }}
          >
            {t(`importWizard.steps.${name}`)}
          </StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}

const stepper = {
  m: 0,
  p: 0,
  listStyle: 'none',
  columnGap: { xs: 1, sm: 3 },
  // The heading above it comes into view as well, below the bar of the page.
  scrollMarginTop: 180,
  '&:focus-visible': { outline: 'none' },
};

interface StepActionsProps {
  onBack?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  onFinish?: (() => void) | undefined;
  /** Further buttons. */
  children?: ReactNode;
}

/** The arrows below a step, and the check that ends the last one (document 2 section 2). */
export function StepActions({ onBack, onNext, onFinish, children }: StepActionsProps) {
  const t = useText();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'space-between' }}>
      {onBack ? (
        <Button startIcon={<BackIcon />} onClick={onBack}>
          {t('importWizard.steps.back')}
        </Button>
      ) : (
        <span />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {children}
        {onNext && (
          <Button variant="contained" endIcon={<NextIcon />} onClick={onNext}>
            {t('importWizard.steps.next')}
          </Button>
        )}
        {onFinish && (
          <Button variant="contained" startIcon={<FinishIcon />} onClick={onFinish}>
            {t('importWizard.steps.finish')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
