/** The address of a built page: `/about` for about.html and about/index.html, `/` for index.html. */
export const toPageAddress = (file: string): string =>
  `/${file.replace(/(?:^|\/)index(?:\.html)?$/, '').replace(/\.html$/, '')}`;
