import { answerWithIcon } from '../routes/site-icon.ts';

export const GET = (): Promise<Response> => answerWithIcon('apple-touch-icon.png');
