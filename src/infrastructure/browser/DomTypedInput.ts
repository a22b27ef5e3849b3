import { injectable } from 'inversify';
import { TypedInput } from '#application/shared/TypedInput';
import {
  createFinder,
  createFocusMover,
  fieldSelector,
  fillField,
  readField,
  type FormField,
} from './formFields';

@injectable()
export class DomTypedInput extends TypedInput {
  remember(): () => void {
    const focused = document.activeElement as HTMLElement | null;
    const findFocused = focused && createFinder(focused);
    const moveFocus = focused && createFocusMover(focused);
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
      if (target && target !== focused) moveFocus?.(target);
    };
  }
}
