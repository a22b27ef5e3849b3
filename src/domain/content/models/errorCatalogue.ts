import { list, model, number, text } from '../model/fields';

export const errorCatalogue = model('error_catalogue', {
  errors: list(
    { errorCode: number('Code'), errorText: text('Text') },
    { needs: ['errorCode', 'errorText'] },
    'Errors (the first one serves unknown codes)',
  ),
});
