import { maxGiftNoteLength } from '#domain/shared/giftNote';
import { TextField } from '../kit/fields/TextField';
import { useTexts } from './useTexts';

interface GiftNoteFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly onChange: (typed: string) => void;
}

/** One line of text that accompanies a gift. */
export function GiftNoteField(props: GiftNoteFieldProps) {
  const t = useTexts('account');
  return (
    <TextField
      {...props}
      name="note"
      label={t('note.label')}
      optionalText={t('note.optional')}
      hint={t('note.hint', { count: maxGiftNoteLength })}
      autoComplete="off"
    />
  );
}
