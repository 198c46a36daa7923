/** MESSAGE-SENT to MESSAGE-CRASH, to the letter. */
export const messages = {
  sent: 'Message sent successfully!',
  refused: 'Failed to send message.',
  failed: 'An error occurred while sending the message.',
  sending: 'Sending...',
  statusFailed: 'An error occurred.',
  orderSubmitted: 'Order submitted successfully!',
  orderFailed: 'Failed to submit the order. Please try again.',
  listLoadingPrefix: 'Error fetching data:',
  crashHeading: 'Unexpected Application Error!',
} as const;
