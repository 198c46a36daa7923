/** "Kitchen & bath, Summerville" → "kitchen-bath-summerville". A trailing hyphen stays while the owner is typing. */
export function toAddress(title: string, isTyping = false): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’ʼ]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, 60);
  return isTyping ? plain : plain.replace(/-+$/, '');
}

/** "our_porch-2.JPG" → "Our porch 2". A camera's number names nothing: "IMG_4112.jpg" → "". */
export function toTitle(file: string): string {
  const words = file
    .replace(/\.\w+$/, '')
    .replace(/[\s_-]+/g, ' ')
    .trim();
  if (/^(?:img|dsc\w?|dcim|pxl|mvimg|image|photo|p)[ -]?[\d ]*\d[\d ]*$/i.test(words)) return '';
  return words.charAt(0).toUpperCase() + words.slice(1);
}
