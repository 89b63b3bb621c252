import { getHomeworkFile } from '@lia/sdk/deliveries/endpoints';
import type { Receipt } from '@lia/sdk/deliveries/schema';

import { FileList } from '../ui/FileList.tsx';

interface FileLinksProps {
  homework: string;
  files: Receipt['files'];
  links: readonly string[];
}

/** Files of a homework, and addresses beside them. */
export const FileLinks = ({ homework, files, links }: FileLinksProps) => (
  <FileList
    files={files}
    links={links}
    fetchFile={(client, file) => client.call(getHomeworkFile, { params: { id: homework, file } })}
  />
);
