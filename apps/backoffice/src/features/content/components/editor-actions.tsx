import { useTranslations } from '@portal/i18n/react';
import { Button } from '@portal/ui';

/** Save, and for a row that stands already also its removal. */
export function EditorActions(props: {
  readonly isBusy: boolean;
  readonly onRemove: (() => void) | undefined;
}) {
  const act = useTranslations('desk-content.acts');
  const { isBusy, onRemove } = props;
  return (
    <>
      <Button type="submit" variant="primary" busy={isBusy}>
        {act('save')}
      </Button>
      {onRemove !== undefined && (
        <Button variant="danger" disabled={isBusy} onClick={onRemove}>
          {act('remove')}
        </Button>
      )}
    </>
  );
}
