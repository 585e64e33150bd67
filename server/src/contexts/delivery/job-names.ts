export const sendJob = 'delivery_send';
export const forgetJob = 'delivery_forget';
