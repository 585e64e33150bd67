/** How long a proof of the payment password waits for the call that needs it. */
export const proofSeconds = 300;
