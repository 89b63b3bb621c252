import SiteIcon from '@mui/icons-material/WebOutlined';

import { EmbedCreate } from './EmbedCreate.tsx';
import { EmbedEdit } from './EmbedEdit.tsx';
import { EmbedList } from './EmbedList.tsx';
import { EmbedShow } from './EmbedShow.tsx';

/** Sites that embed our forms, with what comes of them. */
export const embeds = {
  name: 'embeds',
  icon: SiteIcon,
  list: EmbedList,
  create: EmbedCreate,
  edit: EmbedEdit,
  show: EmbedShow,
  recordRepresentation: 'name',
};
