import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';

/** The way from a record back to its list. */
export function BackToList({ resource }: { resource: string }) {
  const translate = useTranslate();
  return (
    <Box>
      <Button component={Link} to={`/${resource}`} startIcon={<ArrowBackIcon />} sx={{ ml: -2 }}>
        {translate(`resources.${resource}.name`, { count: 2 })}
      </Button>
    </Box>
  );
}
