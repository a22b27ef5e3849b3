import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { maxEmailLength } from '#domain/shared/patterns';
import { TextWithLink } from '../content/TextWithLink';
import { useLengthProblem } from '../content/useLengthProblem';
import { useTexts } from '../content/useTexts';
import { TextField, type TextFieldProps } from '../kit/fields/TextField';
import { usePresenter } from '../usePresenter';
import { EmailSuggestionPresenter } from './EmailSuggestionPresenter';
import './EmailField.scss';

/**
 * Text field with the email keyboard and without autocorrection. If the domain looks mistyped, it suggests the email
 * that was probably meant.
 */
export const EmailField = observer(function EmailField(
  props: Omit<TextFieldProps, 'type' | 'autoCapitalize' | 'spellCheck'>,
) {
  const { value, readOnly = false, error, onChange } = props;
  const { suggestion, check } = usePresenter(EmailSuggestionPresenter);
  const t = useTexts('app');
  const lengthProblem = useLengthProblem();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => check(readOnly ? '' : value), [check, readOnly, value]);

  // The button disappears, so focus returns to the field.
  const accept = () => {
    if (suggestion !== undefined) onChange(suggestion);
    frame.current?.querySelector('input')?.focus();
  };
  return (
    <div className="email-field" ref={frame}>
      <TextField
        {...props}
        type="email"
        autoCapitalize="none"
        spellCheck={false}
        error={error ?? lengthProblem(value, maxEmailLength)}
      />
      <p className="email-field__suggestion" role="status">
        {suggestion !== undefined && (
          <TextWithLink text={(link) => t('email.didYouMean', { link })}>
            <button type="button" className="email-field__use" onClick={accept}>
              {suggestion}
            </button>
          </TextWithLink>
        )}
      </p>
    </div>
  );
});
