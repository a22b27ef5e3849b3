import { injectable } from 'inversify';
import { TypedInput } from '#application/shared/TypedInput';
import { createFinder, fieldSelector, fillField, moveFocus, readField, type FormField } from './formFields';

@injectable()
export class DomTypedInput extends TypedInput {
  remember(): () => void {
    const focused = document.activeElement as HTMLElement | null;
    const findFocused = focused && createFinder(focused);
    const fields = [...document.querySelectorAll<FormField>(fieldSelector)].map((field) => ({
      field,
      state: readField(field),
      find: createFinder(field),
    }));
    return () => {
      for (const { field, state, find } of fields) {
        const target = find();
        if (!target || target === field) continue;
        if (state !== '' && readField(target) !== state) fillField(target, state);
      }
      const target = findFocused?.();
      if (focused && target && target !== focused) moveFocus(focused, target);
    };
  }
}
