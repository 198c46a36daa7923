/** The subscription of this browser. The script fills them in. */
export const PushFields = () =>
  ['endpoint', 'p256dh', 'auth'].map((name) => <input key={name} type="hidden" name={name} />);
