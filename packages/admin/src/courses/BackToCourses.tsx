import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';

/** The way back to the list. */
export function BackToCourses() {
  const translate = useTranslate();
  return (
    <Box>
      <Button component={Link} to="/courses" startIcon={<ArrowBackIcon />} sx={{ ml: -2 }}>
        {translate('resources.courses.name', { smart_count: 2 })}
      </Button>
    </Box>
  );
}
