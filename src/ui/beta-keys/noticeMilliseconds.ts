/** Document 3 §9. */
export const noticeMilliseconds = 4000;
