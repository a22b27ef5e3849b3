/** How long a notice is shown, in milliseconds (document 3 §9). */
export const noticeMilliseconds = 4000;
