import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useMember } from '../services/services.ts';
import { StudentRoom } from '../studentRoom/StudentRoom.tsx';
import { CardList } from './CardList.tsx';
import { reportCardTexts } from './es.ts';

/** `/apps/misboletas`: the report cards of the student who looks, of secundaria; younger ones are sent to their family. */
export default function OwnPage() {
  useTexts(reportCardTexts);
  const { t } = useText();
  const { uuid, role } = useMember();
  const none = role.includes('alumno_secundaria') ? 'reportCards.mine.none' : 'reportCards.mine.young';
  return (
    <StudentRoom picture="badge" title={t('reportCards.own')} width={800}>
      <CardList student={uuid} none={t(none)} />
    </StudentRoom>
  );
}
