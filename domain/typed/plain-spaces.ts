/** For fields, text messages and plain mails, where a line may break anywhere. */
export const toPlainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');
