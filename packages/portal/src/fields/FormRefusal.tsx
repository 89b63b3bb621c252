import ErrorIcon from '@mui/icons-material/ErrorOutline';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface FormRefusalProps {
  /** Why a form was refused as a whole, or null. */
  text: string | null;
  /** How often it was refused: the same words are announced again. */
  times: number;
}

/** Why a form was refused, where no field of it is to blame. */
export function FormRefusal({ text, times }: FormRefusalProps) {
  return (
    <Box role="alert" sx={{ display: 'contents' }}>
      {text !== null && (
        <Typography
          key={times}
          sx={{
            display: 'flex',
            gap: 2,
            p: 3,
            border: 1,
            borderRadius: 1,
            borderColor: 'error.main',
            color: 'error.main',
          }}
        >
          <ErrorIcon aria-hidden />
          {text}
        </Typography>
      )}
    </Box>
  );
}
