import { loggedRequest } from '#domain/navigation/loggedRequest';

it('the log of a request contains no email address of its path and nothing of its query', () => {
  const url = '/api/Recruitment/invite/ada%40example.com?code=123456';
  expect(loggedRequest({ id: '7f3k92qd', method: 'POST', url })).toEqual({
    reference: '7F3K-92QD',
    method: 'POST',
    path: '/api/Recruitment/invite/[email]',
  });
});
