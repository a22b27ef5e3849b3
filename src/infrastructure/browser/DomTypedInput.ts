import { injectable } from 'inversify';
import { TypedInput } from '#application/shared/TypedInput';
import {
  createFieldFinder,
  fieldSelector,
  fillField,
  moveFocus,
  readField,
  type FormField,
} from './formFields';

@injectable()
export class DomTypedInput extends TypedInput {
  remember(): () => void {
    const { activeElement: focused } = document;
    const fields = [...document.querySelectorAll<FormField>(fieldSelector)].map((field) => ({
      field,
      state: readField(field),
      find: createFieldFinder(field),
    }));
    return () => {
      for (const { field, state, find } of fields) {
        const target = find();
        if (!target || target === field) continue;
        if (state !== '' && readField(target) !== state) fillField(target, state);
        if (field === focused) moveFocus(field, target);
      }
    };
  }
}
