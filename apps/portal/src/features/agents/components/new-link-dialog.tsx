import { useTranslations } from '@portal/i18n/react';
import { Dialog } from '@portal/ui';
import { LinkForm, type LinkFormProps } from './link-form.tsx';

/** Another link, or one that is changed. */
export function NewLinkDialog(
  props: LinkFormProps & { readonly isOpen: boolean; readonly onClose: () => void },
) {
  const t = useTranslations('team.links');
  const close = useTranslations('ui.dialog')('close');
  const { link, bounds, onMade } = props;
  return (
    <Dialog
      ux="AC-03-new"
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={t(link === undefined ? 'make' : 'change')}
      closeLabel={close}
    >
      <LinkForm key={link?.code ?? ''} bounds={bounds} link={link} onMade={onMade} />
    </Dialog>
  );
}
