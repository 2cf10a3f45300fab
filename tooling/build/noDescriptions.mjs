/**
 * Stands for the sentences about errors of the federation runtime, which cost every entry half a kilobyte: the code and
 * the address where it is explained stand in the message anyway.
 */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
