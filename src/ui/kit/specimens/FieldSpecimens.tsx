import { useState } from 'react';
import { useTexts } from '../../content/useTexts';
import { Checkbox } from '../fields/Checkbox';
import { CodeField } from '../fields/CodeField';
import { PasswordField } from '../fields/PasswordField';
import { SelectField } from '../fields/SelectField';
import { TextAreaField } from '../fields/TextAreaField';
import { TextField } from '../fields/TextField';
import { Section } from './Section';

export function FieldSpecimens() {
  const t = useTexts('kit');
  const login = useTexts('session');
  const shell = useTexts('app');
  const consent = useTexts('consent');
  const [name, setName] = useState('');
  const [filled, setFilled] = useState(t('fields.text.value'));
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('123');
  const [checked, setChecked] = useState(true);
  const [size, setSize] = useState('');
  const label = t('fields.text.label');
  const sizes = [
    { value: '', label: t('fields.select.none') },
    { value: 'L', label: t('fields.select.large') },
  ];

  return (
    <Section id="fields" title={t('section.fields')}>
      <div className="kit-page__states">
        <TextField
          label={label}
          hint={t('fields.text.hint')}
          optionalText={shell('field.optional')}
          value={name}
          onChange={setName}
        />
        <TextField label={label} value={filled} onChange={setFilled} usesDataFont />
        <TextField
          label={label}
          hint={t('fields.text.hint')}
          error={t('fields.text.error')}
          value={filled}
          onChange={setFilled}
        />
        <TextField label={label} value={filled} onChange={setFilled} disabled />
        <TextAreaField label={label} hint={t('fields.text.hint')} value={name} onChange={setName} />
        <SelectField label={t('fields.select.label')} options={sizes} value={size} onChange={setSize} />
        <SelectField label={t('fields.select.label')} options={sizes} value="L" disabled />
        <PasswordField
          label={t('fields.password.label')}
          value={password}
          onChange={setPassword}
          autoComplete="off"
          showLabel={login('showPassword')}
          hideLabel={login('hidePassword')}
        />
      </div>
      <CodeField
        label={login('code.label')}
        hint={login('code.hint')}
        value={code}
        onChange={setCode}
        toAsciiDigits={(typed) => typed.normalize('NFKC')}
      />
      <CodeField
        label={login('code.label')}
        error={login('code.wrong')}
        value={code}
        onChange={setCode}
        toAsciiDigits={(typed) => typed.normalize('NFKC')}
      />
      <div className="kit-page__stack">
        <Checkbox label={t('fields.checkbox.label')} checked={checked} onChange={setChecked} />
        <Checkbox
          label={t('fields.checkbox.label')}
          state={consent(checked ? 'state.decline' : 'state.agree')}
          checked={!checked}
          onChange={(value) => setChecked(!value)}
        />
        <Checkbox label={t('fields.checkbox.some')} checked={false} indeterminate onChange={setChecked} />
        <Checkbox
          label={t('fields.checkbox.label')}
          error={t('fields.text.error')}
          checked={!checked}
          onChange={(value) => setChecked(!value)}
        />
        <Checkbox
          label={t('state.disabled')}
          state={consent('category.alwaysOn')}
          checked
          disabled
          onChange={setChecked}
        />
      </div>
    </Section>
  );
}
